import { useState } from 'preact/hooks';
import { Flow, KingdomName } from '../parts/kingdom.tsx';
import { Pending } from '../parts/notice.tsx';
import { useEvery, useResource } from '../parts/resource.ts';
import { addresses } from '../parts/route.ts';
import { useSignedIn } from '../parts/signed-in.ts';

const askEveryMs = 1_500;

/** A new prime: its title and reflection, and its picture as soon as it is painted. */
export function PrimeView({ writingId }: { writingId: string }) {
  const { client } = useSignedIn();
  const writing = useResource(
    (signal) => client.call('getWriting', { path: { id: writingId }, signal }),
    [writingId],
  );
  const { value } = writing;
  const prime = value?.prime;
  useEvery(askEveryMs, prime !== undefined && (!prime.image_url || prime.title === ''), writing.reload);
  if (!value) return <Pending resources={[writing]}>A moment…</Pending>;
  return (
    <article class="prime">
      <Picture
        address={prime?.image_url}
        text={`A painting for “${prime?.title || 'this prime'}”`}
        shape="square"
      />
      <div>
        <h2>{prime?.title || 'Finding its name…'}</h2>
        <p class="facts">
          <KingdomName chakra={value.chakra} /> <Flow score={value.flow_score} />
        </p>
        {prime?.reflection && <p class="lead">{prime.reflection}</p>}
        <p>
          <a href={addresses.writing(value.id)}>Read it again, with what was seen in it</a>
        </p>
      </div>
    </article>
  );
}

/** A picture that fades in when it has loaded. */
export function Picture({
  address,
  text,
  shape,
}: {
  address: string | null | undefined;
  text: string;
  shape: 'square' | 'tall';
}) {
  const [hasLoaded, setLoaded] = useState(false);
  return (
    <div class={`picture ${shape} ${hasLoaded ? 'there' : ''}`} aria-busy={!hasLoaded}>
      {!hasLoaded && <span class="coming">The picture is being painted</span>}
      {address && (
        <img
          src={address}
          alt={text}
          ref={(image) => {
            if (image?.complete && image.naturalWidth > 0) setLoaded(true);
          }}
          onLoad={() => setLoaded(true)}
        />
      )}
    </div>
  );
}
