"""Networks that an operator names, and whether an address is in one of them."""

from collections.abc import Iterable
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network

from marsbox.core import UserError

Network = IPv4Network | IPv6Network


def networks(written: Iterable[str]) -> tuple[Network, ...]:
    """The networks; a `UserError` names what can't be read as one.

    >>> networks(["10.0.0.0/8", "::1"])
    (IPv4Network('10.0.0.0/8'), IPv6Network('::1/128'))
    """
    return tuple(_network(one) for one in written)


def within(host: str, known: Iterable[Network]) -> bool:
    """Whether an address is in one of the networks, also when it is an IPv4 address written as IPv6.

    >>> within("::ffff:10.1.2.3", networks(["10.0.0.0/8"])), within("testclient", networks(["10.0.0.0/8"]))
    (True, False)
    """
    try:
        address = ip_address(host)
    except ValueError:
        return False
    if isinstance(address, IPv6Address) and address.ipv4_mapped is not None:
        address = address.ipv4_mapped
    return any(address in network for network in known)


def _network(written: str) -> Network:
    try:
        return ip_network(written)
    except ValueError as error:
        raise UserError("bad_network", network=written[:60]) from error
