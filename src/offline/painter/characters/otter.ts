import { bezier, closed, ellipse, ribbon } from '../brush.ts';
import { darken, lighten } from '../colour.ts';
import { eye, type Figure, ink } from './figure.ts';
import { dress } from './wear.ts';

export const otter: Figure = (kit, look) => {
  const { coat, pale } = look;
  kit.contact(-6, 28);
  kit.solid(
    ribbon(bezier([-12, -8], [-34, -2], [-44, -4], [-60, -14], 9), (t) => 15 - 12 * t),
    darken(coat, 0.05),
    1,
  );
  kit.solid(
    closed([-18, 0], [-24, -18], [-18, -46], [-10, -70], [4, -78], [16, -68], [18, -44], [18, -18], [14, 0]),
    coat,
    1.8,
  );
  kit.flat(closed([8, -70], [15, -62], [17, -40], [16, -14], [10, -8], [4, -24], [5, -48]), pale, 0.9);
  kit.solid(ellipse(13, -3.5, 10, 4), darken(coat, 0.08), 0.8);
  kit.solid(ellipse(-9, -3.5, 10, 4), darken(coat, 0.1), 0.8);
  kit.solid(
    closed([-9, -80], [-6, -93], [6, -99], [19, -95], [29, -86], [28, -78], [16, -73], [0, -72]),
    coat,
    1.6,
  );
  kit.flat(closed([15, -84], [28, -86], [28, -78], [16, -73], [6, -73], [9, -80]), pale, 0.9);
  kit.solid(ellipse(-3, -95, 4, 4.2), darken(coat, 0.06), 0.8);
  kit.sheet.fill(ellipse(28, -87, 3, 2.4), ink);
  kit.stroke('M22 -80l13 2M22 -79l12 5', lighten(pale, 0.05), 0.5, 0.8);
  eye(kit, 16, -89, 2.2);
  kit.solid(
    ribbon(bezier([2, -56], [8, -46], [16, -44], [24, -49], 7), (t) => 9 - t * 2.5),
    darken(coat, 0.04),
    1,
  );
  dress(kit, look, {
    neck: { x: 5, y: -71, half: 13, lean: -2 },
    hand: [25, -46],
    crown: { x: 5, y: -98, half: 8 },
    back: [-15, -38],
  });
};
