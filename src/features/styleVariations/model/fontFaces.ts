import { isRecord, stringOr } from '@/kernel/guards';
import {
	type StylesDoc,
	fontNameOf,
	type Lettering,
	allOf,
	presetsOf,
} from '@/features/globalStyles/index.model';

/** A font file that some typography needs. */
export interface FontFile {
	readonly family: string;
	/** Where it may be: a browser takes the first that it gets. */
	readonly urls: readonly string[];
	readonly weight: string;
	readonly style: string;
}

/**
 * The font files of typography whose addresses the document has.
 *
 * @param doc       The merged layers.
 * @param letters
 * @param themeUrls The URLs for `file:./`: the active theme's folder, and that of its parent theme.
 */
export function fontFilesOf(
	doc: StylesDoc,
	letters: readonly Lettering[],
	themeUrls: readonly string[]
): readonly FontFile[] {
	const wanted = new Set( letters.map( ( one ) => one.fontFamily ) );
	return allOf( presetsOf( doc, 'fontFamily' ) )
		.filter( ( { value } ) => wanted.has( value ) )
		.flatMap( ( { value, raw } ) =>
			( Array.isArray( raw.fontFace ) ? raw.fontFace : [] ).flatMap(
				( face: unknown ) => {
					const urls = addressesOf( face, themeUrls );
					return isRecord( face ) && urls.length > 0
						? [
								{
									family: fontNameOf( value ),
									urls,
									weight: textOf( face.fontWeight ),
									style: textOf( face.fontStyle ),
								},
							]
						: [];
				}
			)
		);
}

const textOf = ( value: unknown ): string =>
	typeof value === 'number' ? String( value ) : stringOr( value, 'normal' );

function addressesOf(
	face: unknown,
	themeUrls: readonly string[]
): readonly string[] {
	const src: unknown = isRecord( face ) ? face.src : undefined;
	const first = stringOr( Array.isArray( src ) ? src[ 0 ] : src );
	if ( first.startsWith( 'file:./' ) ) {
		const path = first.slice( 'file:./'.length );
		return themeUrls.map( ( url ) => `${ url }/${ path }` );
	}
	return /^https?:\/\//.test( first ) ? [ first ] : [];
}
