/** A sentence as a part of another: without its full stop. */
export function clause(sentence: string): string {
  return sentence.replace(/\.$/, "");
}
