import sharp from 'sharp';

/** What is asked of an image model. */
export interface PictureRequest {
  /** In English. */
  prompt: string;
  /** In pixels; what comes has this shape only about, and is fitted. */
  width: number;
  height: number;
  /** The same seed and prompt give a like picture, where the model takes seeds. */
  seed: string;
}

/** A model that makes pictures. */
export interface ImageProvider {
  readonly name: 'openai' | 'comfyui';
  readonly model: string;
  /** A picture in any common format and about the shape asked for. @throws ProviderError */
  render(request: PictureRequest, signal: AbortSignal): Promise<Uint8Array>;
}

/** No picture of a provider's is taken to be larger than this, in pixels a side and in all. */
const maxInputPixels = 8_192 * 8_192;
const webp = { quality: 86, effort: 4 } as const;

/**
 * Scales a picture to cover the size exactly, and cuts away what stands over at its less telling edges; as WebP.
 *
 * @throws Error when the bytes are no picture.
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
