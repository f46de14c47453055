import type { Random } from '../../core/random.ts';
import { ellipse } from './brush.ts';
import { type Colour, lighten, mix } from './colour.ts';
import type { Paint, Sheet } from './sheet.ts';
import {
  atDepth,
  type Habitat,
  type Layer,
  lightSide,
  litBy,
  type Spot,
  type Stage,
  shadeOf,
} from './stage.ts';

/**
 * The tools that a motif or a character is drawn with. A kit has its own coordinates: the foot of the drawing
 * (in the air, its middle) is at (0, 0), its height is about 100 units, and y is negative upwards. The colours that a kit
 * returns are already lit, shaded and faded by distance.
 */
export interface Kit {
  readonly sheet: Sheet;
  readonly random: Random;
  /** 1 when light comes from the right in these coordinates, -1 from the left. */
  readonly side: 1 | -1;
  readonly glowColour: Colour;
  readonly lightColour: Colour;
  readonly habitat: Habitat;
  /** Colour of the land around the drawing. */
  readonly earth: Colour;
  readonly accents: readonly Colour[];
  /** `colour`, faded by the distance of the drawing. */
  tone(colour: Colour): Colour;
  shade(colour: Colour, strength?: number): Colour;
  lit(colour: Colour, strength?: number): Colour;
  /** A gradient of `colour`: lit on the side of the light, shaded on the other. */
  modelled(colour: Colour, strength?: number): Paint;
  /** Fills a solid body: modelled, with a bright edge towards the light. `rim` is the edge's width in units. */
  solid(d: string, colour: Colour, rim?: number): void;
  flat(d: string, colour: Colour, opacity?: number): void;
  stroke(d: string, colour: Colour, width: number, opacity?: number): void;
  glow(x: number, y: number, radius: number, colour: Colour, opacity?: number): void;
  /** Draws the shadow on the ground or the rings on water. */
  contact(x: number, halfWidth: number): void;
}

/** Calls `draw` with a kit for `spot`. The drawing is `height` times the spot's size, and flipped when `mirrored`. */
export function place(
  stage: Stage,
  layer: Layer,
  spot: Spot,
  random: Random,
  options: { height: number; mirrored: boolean },
  draw: (kit: Kit) => void,
) {
  const { sheet, palette } = stage;
  const scale = (spot.size * options.height) / 100;
  const across = options.mirrored ? -scale : scale;
  const { light } = layer;
  const depth = spot.depth ?? layer.depth;
  const side = (lightSide(light, spot.x) * (options.mirrored ? -1 : 1)) as 1 | -1;
  const ambient = mix(palette.middle, palette.horizon, 0.5);
  const tone = (colour: Colour) =>
    atDepth(stage, mix(colour, { ...ambient, l: (ambient.l + colour.l) / 2 }, 0.2), depth);
  const lit = (colour: Colour, strength = 0.4) => litBy(light, tone(colour), strength);
  const shade = (colour: Colour, strength = 0.45) =>
    shadeOf(stage, tone(colour), strength * (1 - depth * 0.6));
  const modelled = (colour: Colour, strength = 0.45): Paint =>
    sheet.across(
      { 0: lit(colour, strength), 0.45: tone(colour), 1: shade(colour, strength) },
      side > 0,
      0.9,
      0.9,
    );
  const kit: Kit = {
    sheet,
    random,
    side,
    glowColour: palette.glow,
    lightColour: light.colour,
    habitat: spot.habitat,
    earth: mix(palette.ground, palette.growth, 0.35),
    accents: palette.accents,
    tone,
    shade,
    lit,
    modelled,
    solid(d, colour, rim = 1.6) {
      const edge = lighten(mix(tone(colour), light.colour, 0.75), 0.05);
      sheet.fill(d, edge);
      const clip = sheet.clip(d);
      sheet.group({ clip }, () =>
        sheet.group({ x: -side * rim, y: rim * 0.7 }, () => sheet.fill(d, modelled(colour))),
      );
    },
    flat: (d, colour, opacity = 1) => sheet.fill(d, tone(colour), opacity),
    stroke: (d, colour, width, opacity = 1) => sheet.stroke(d, tone(colour), width, opacity),
    glow: (x, y, radius, colour, opacity = 0.6) => sheet.glow(x, y, radius, colour, opacity),
    contact(x, halfWidth) {
      if (spot.habitat === 'ground' || spot.habitat === 'floor' || spot.habitat === 'far') {
        const outline = ellipse(x - side * halfWidth * 0.25, 1, halfWidth * 1.25, halfWidth * 0.16);
        sheet.fill(outline, palette.deep, 0.5 * (1 - depth));
      } else if (spot.habitat === 'water') {
        for (const reach of [1.1, 1.5]) {
          const contour = ellipse(x, 1, halfWidth * reach, halfWidth * reach * 0.16);
          sheet.stroke(contour, mix(palette.horizon, light.colour, 0.5), 1.2, 0.5);
        }
      }
    },
  };
  sheet.group({ x: spot.x, y: spot.y, scale: [across, scale] }, () => draw(kit));
}
