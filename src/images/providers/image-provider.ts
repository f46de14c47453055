import sharp from 'sharp';

/** A request for one picture. */
export interface PictureRequest {
  /** In English. */
  prompt: string;
  /** In pixels. The model returns about this shape; the result is cropped to fit. */
  width: number;
  height: number;
  /** Models that support seeds give similar pictures for the same seed and prompt. */
  seed: string;
}

/** A model that makes pictures. */
export interface ImageProvider {
  readonly name: 'openai' | 'comfyui';
  readonly model: string;
  /** Returns a picture in any common format and of about the requested shape. @throws ProviderError */
  render(request: PictureRequest, signal: AbortSignal): Promise<Uint8Array>;
}

/** Larger pictures of a provider are refused, in pixels of the whole picture. */
const maxInputPixels = 8_192 * 8_192;
const webp = { quality: 86, effort: 4 } as const;

/**
 * Scales a picture to cover the size exactly, crops the less interesting edges, and encodes it as WebP.
 *
 * @throws Error when the bytes are not a picture.
 */
export function fitPicture(
  picture: Uint8Array,
  { width, height }: { width: number; height: number },
): Promise<Buffer> {
  return sharp(picture, { limitInputPixels: maxInputPixels })
    .autoOrient()
    .resize(width, height, { fit: 'cover', position: 'attention' })
    .flatten({ background: '#ffffff' })
    .webp(webp)
    .toBuffer();
}
