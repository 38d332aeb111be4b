import { srcOf } from '../model/faceRules';

/** A face that Atelier's own page is to have. */
export interface FaceToShow {
	readonly name: string;
	readonly addresses: readonly string[];
	readonly style: string;
	readonly weight: string;
}

interface Held {
	readonly face: FontFace;
	count: number;
}

const held = new Map< string, Held >();

/**
 * Gives Atelier's own page a face. Its file is fetched once letters need it.
 *
 * @return Gives it up; it leaves the page with the last who does. And the face; null for what is none.
 */
export function holdFace( { name, addresses, style, weight }: FaceToShow ): {
	readonly face: FontFace | null;
	readonly release: () => void;
} {
	const key = JSON.stringify( [ name, addresses, style, weight ] );
	let entry = held.get( key );
	if ( ! entry ) {
		try {
			const face = new FontFace( name, srcOf( addresses ), {
				style,
				weight,
			} );
			document.fonts.add( face );
			entry = { face, count: 0 };
		} catch {
			// What is said of the font is no CSS: letters come in the font that follows.
			return { face: null, release: () => undefined };
		}
		held.set( key, entry );
	}
	const holding = entry;
	holding.count++;
	let isHeld = true;
	return {
		face: holding.face,
		release: () => {
			if ( isHeld && --holding.count === 0 ) {
				held.delete( key );
				document.fonts.delete( holding.face );
			}
			isHeld = false;
		},
	};
}
