import { faceId, type PageFace } from '../model/faceRules';

/** The style elements with the faces that WordPress printed. */
const PRINTED = 'style.wp-fonts-local';
const OWN_ID = 'atelier-font-faces';

/**
 * Updates the faces of a page. Rules are added and removed one by one: unchanged rules aren't touched, so that their text
 * doesn't flicker.
 *
 * @param page
 * @param wanted
 * @param known  The faces that may be removed: others, such as a plugin's, stay.
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

/**
 * The id of a `@font-face` rule; null for other rules. Checks properties, because rules of a frame aren't instances of this
 * page's classes.
 */
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
		{
			range: value( 'unicode-range' ),
			stretch: value( 'font-stretch' ),
		}
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
		// The browser rejects the rule: text uses the next font of the list.
	}
}
