"""Encoders that read views."""

from marsbox.env.observation import Encoder
from tests.env.from_view.encoder import ViewEncoder
from tests.env.from_view.mission_red_planet import MissionFromView
from tests.env.from_view.pocket_mars import PocketMarsFromView
from tests.env.from_view.terraforming_mars import TerraformingFromView

VIEW_ENCODERS: dict[str, type[ViewEncoder]] = {
    "pocket-mars": PocketMarsFromView,
    "mission-red-planet": MissionFromView,
    "terraforming-mars": TerraformingFromView,
}


def view_encoder_of(encoder: Encoder) -> ViewEncoder:
    """The encoder that reads from views what another reads from states."""
    return VIEW_ENCODERS[encoder.game.id](encoder)
