import { srcOf } from '../model/faceRules';

/** A face for Atelier's own page. */
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
 * Adds a face to Atelier's own page. The browser loads its file when text uses it.
 *
 * @return The face, null if it is invalid; and a function to release it. The last release removes it from the page.
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
			// The descriptors aren't valid CSS: the browser uses the next font of the list.
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
