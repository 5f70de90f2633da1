/* The part of a net that must be fast: whole numbers only, so that it agrees with Python and NumPy bit for bit. */

#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <stdint.h>

#define MOST 1023 /* the largest activation, just below 4 in units of 1/256 */
#define WIDEST 512

typedef struct {
    PyObject_HEAD
    int inputs, first, second, outputs;
    int16_t *weights; /* inputs x first, first x second, second x outputs */
    int32_t *biases;  /* first, second, outputs */
} Net;

static void net_dealloc(Net *self)
{
    PyMem_Free(self->weights);
    PyMem_Free(self->biases);
    Py_TYPE(self)->tp_free((PyObject *)self);
}

static int net_init(Net *self, PyObject *args, PyObject *kwargs)
{
    Py_buffer weights, biases;
    if (!PyArg_ParseTuple(args, "iiiiy*y*", &self->inputs, &self->first, &self->second, &self->outputs, &weights, &biases))
        return -1;
    int fits = self->inputs > 0 && self->first > 0 && self->first <= WIDEST && self->second > 0
        && self->second <= WIDEST && self->outputs > 0 && self->outputs <= WIDEST;
    Py_ssize_t count = (Py_ssize_t)self->inputs * self->first + self->first * self->second + self->second * self->outputs;
    Py_ssize_t added = self->first + self->second + self->outputs;
    fits = fits && weights.len == count * (Py_ssize_t)sizeof(int16_t) && biases.len == added * (Py_ssize_t)sizeof(int32_t);
    if (fits) {
        self->weights = PyMem_Malloc(weights.len);
        self->biases = PyMem_Malloc(biases.len);
        if (self->weights && self->biases) {
            memcpy(self->weights, weights.buf, weights.len);
            memcpy(self->biases, biases.buf, biases.len);
        }
    }
    PyBuffer_Release(&weights);
    PyBuffer_Release(&biases);
    if (!fits) {
        PyErr_SetString(PyExc_ValueError, "the weights of a net don't fit its sizes");
        return -1;
    }
    if (!self->weights || !self->biases) {
        PyErr_NoMemory();
        return -1;
    }
    return 0;
}

/* wider registers where the processor has them; the numbers are the same */
#if defined(__x86_64__) && defined(__GNUC__) && !defined(__clang__) && defined(__linux__)
__attribute__((target_clones("avx2", "default")))
#endif
static void add_row(int32_t *sums, const int16_t *row, int32_t value, int number)
{
    for (int j = 0; j < number; j++)
        sums[j] += value * row[j];
}

static PyObject *net_evaluate(Net *self, PyObject *features)
{
    if (!PyList_Check(features)) {
        PyErr_SetString(PyExc_TypeError, "features are a list of whole numbers");
        return NULL;
    }
    int32_t a[WIDEST], b[WIDEST];
    const int first = self->first, second = self->second, outputs = self->outputs;
    memcpy(a, self->biases, first * sizeof(int32_t));
    Py_ssize_t number = PyList_GET_SIZE(features);
    for (Py_ssize_t at = 0; at < number; at++) {
        long feature = PyLong_AsLong(PyList_GET_ITEM(features, at));
        if (feature == -1 && PyErr_Occurred())
            return NULL;
        long place = feature >> 8;
        int32_t value = (int32_t)(feature & 255) - 128;
        if (place < 0 || place >= self->inputs) {
            PyErr_Format(PyExc_ValueError, "there is no input %ld; the net has %d", place, self->inputs);
            return NULL;
        }
        add_row(a, self->weights + (size_t)place * first, value, first);
    }
    const int16_t *weights = self->weights + (size_t)self->inputs * first;
    const int32_t *biases = self->biases + first;
    memcpy(b, biases, second * sizeof(int32_t));
    for (int i = 0; i < first; i++) {
        int32_t x = a[i] <= 0 ? 0 : a[i] >> 4;
        if (x > MOST)
            x = MOST;
        if (x == 0)
            continue;
        add_row(b, weights + (size_t)i * second, x, second);
    }
    weights += (size_t)first * second;
    biases += second;
    PyObject *made = PyList_New(outputs);
    if (!made)
        return NULL;
    int32_t c[WIDEST];
    memcpy(c, biases, outputs * sizeof(int32_t));
    for (int i = 0; i < second; i++) {
        int32_t x = b[i] <= 0 ? 0 : b[i] >> 8;
        if (x > MOST)
            x = MOST;
        for (int j = 0; j < outputs; j++)
            c[j] += x * weights[(size_t)i * outputs + j];
    }
    for (int j = 0; j < outputs; j++) {
        PyObject *number = PyLong_FromLong(c[j]);
        if (!number) {
            Py_DECREF(made);
            return NULL;
        }
        PyList_SET_ITEM(made, j, number);
    }
    return made;
}

static PyMethodDef net_methods[] = {
    {"evaluate", (PyCFunction)net_evaluate, METH_O, "The outputs of the net for a list of features."},
    {NULL, NULL, 0, NULL},
};

static PyTypeObject NetType = {
    PyVarObject_HEAD_INIT(NULL, 0).tp_name = "marsbox.bots._net.Net",
    .tp_basicsize = sizeof(Net),
    .tp_dealloc = (destructor)net_dealloc,
    .tp_flags = Py_TPFLAGS_DEFAULT,
    .tp_doc = "A net of three layers in whole numbers.",
    .tp_methods = net_methods,
    .tp_init = (initproc)net_init,
    .tp_new = PyType_GenericNew,
};

static struct PyModuleDef module = {PyModuleDef_HEAD_INIT, "_net", "Nets, compiled.", -1, NULL};

PyMODINIT_FUNC PyInit__net(void)
{
    if (PyType_Ready(&NetType) < 0)
        return NULL;
    PyObject *made = PyModule_Create(&module);
    if (!made)
        return NULL;
    Py_INCREF(&NetType);
    if (PyModule_AddObject(made, "Net", (PyObject *)&NetType) < 0) {
        Py_DECREF(&NetType);
        Py_DECREF(made);
        return NULL;
    }
    return made;
}
