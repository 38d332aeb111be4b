import { faceId, type PageFace } from '../model/faceRules';

/** The style elements in which WordPress prints faces, and ours. */
const PRINTED = 'style.wp-fonts-local';
const OWN_ID = 'atelier-font-faces';

/**
 * Gives a page the faces that it is to have. Rules are added and taken away one by one: those that stay
 * are not touched, so that their letters do not flicker.
 *
 * @param page
 * @param wanted
 * @param known  The faces that may be taken away: others, such as a plugin's, stay.
 */
export function showFaces(
	page: Document,
	wanted: readonly PageFace[],
	known: ReadonlySet< string >
): void {
	const ids = new Set( wanted.map( ( { id } ) => id ) );
	const present = new Set< string >();
	for ( const sheet of sheetsOf( page ) ) {
		const rules = [ ...sheet.cssRules ];
		for ( let at = rules.length - 1; at >= 0; at-- ) {
			const id = idOfRule( rules[ at ] );
			if ( id !== null && known.has( id ) && ! ids.has( id ) ) {
				sheet.deleteRule( at );
			} else if ( id !== null ) {
				present.add( id );
			}
		}
	}
	for ( const { id, css } of wanted ) {
		if ( ! present.has( id ) ) {
			insert( page, css );
			present.add( id );
		}
	}
}

const sheetsOf = ( page: Document ): readonly CSSStyleSheet[] =>
	[
		...page.querySelectorAll< HTMLStyleElement >(
			`${ PRINTED }, #${ OWN_ID }`
		),
	].flatMap( ( { sheet } ) => sheet ?? [] );

/** What a rule is the face of; null for other rules. The classes of a frame's rules are not this page's. */
function idOfRule( rule: CSSRule | undefined ): string | null {
	if ( ! rule?.cssText.startsWith( '@font-face' ) || ! ( 'style' in rule ) ) {
		return null;
	}
	const { style } = rule as CSSFontFaceRule;
	const value = ( name: string ) => style.getPropertyValue( name );
	return faceId(
		value( 'font-family' ).replace( /^(["'])(.*)\1$/, '$2' ),
		value( 'font-style' ),
		value( 'font-weight' ),
		value( 'unicode-range' )
	);
}

function insert( page: Document, css: string ): void {
	const element =
		page.getElementById( OWN_ID ) ?? page.createElement( 'style' );
	if ( ! element.isConnected ) {
		element.id = OWN_ID;
		page.head.append( element );
	}
	const { sheet } = element as HTMLStyleElement;
	try {
		sheet?.insertRule( css, sheet.cssRules.length );
	} catch {
		// The browser does not take it for a face: letters come in the font that follows.
	}
}
