import { once } from '@/kernel/once';

/** A script or style as WordPress prints it: one handle with its inline parts. */
export interface PrintedAsset {
	readonly handle: string;
	readonly html: string;
	/** The size of its file, in bytes before compression; absent or 0 if unknown. */
	readonly size?: number;
	/** The plugin or theme that adds it, without which WordPress works; absent or empty for what WordPress needs. */
	readonly by?: string;
}

/** The file of a script. */
export interface ScriptFile {
	readonly src: string;
	/** In bytes before compression; 0 if unknown. */
	readonly size: number;
}

type PrintedElement = HTMLScriptElement | HTMLLinkElement | HTMLStyleElement;

/** Inserts printed elements, one after the other. */
export async function insertPrinted(
	assets: readonly PrintedAsset[]
): Promise< void > {
	for ( const { html } of assets ) {
		for ( const element of elementsOf( html, 'script, link, style' ) ) {
			await insert( element );
		}
	}
}

function insert( element: PrintedElement ): Promise< unknown > {
	if ( element instanceof HTMLScriptElement ) {
		return insertScript( element );
	}
	const copy = document.importNode( element, true );
	const outcome =
		copy instanceof HTMLLinkElement ? settled( copy ) : Promise.resolve();
	document.head.append( copy );
	return outcome;
}

/** Inserts a copy that runs; resolves after it ran, with false if its file failed to load. */
export function insertScript(
	template: HTMLScriptElement
): Promise< boolean > {
	const script = document.createElement( 'script' );
	for ( const { name, value } of template.attributes ) {
		script.setAttribute( name, value );
	}
	// Scripts inserted by scripts run in any order by default.
	script.async = false;
	script.textContent = template.textContent;
	const outcome =
		script.src === '' ? Promise.resolve( true ) : settled( script );
	document.head.append( script );
	return outcome;
}

/** Whether the file of an element loads. */
export const settled = (
	element: HTMLScriptElement | HTMLLinkElement
): Promise< boolean > =>
	new Promise( ( resolve ) => {
		element.onload = () => resolve( true );
		element.onerror = () => resolve( false );
	} );

/**
 * Has the page's base URL, for relative URLs, but loads and runs nothing. One for all: each costs as much as a frame, and there are
 * dozens of assets.
 */
const scratch = once( () =>
	new DOMParser().parseFromString( '', 'text/html' )
);

export function elementsOf(
	html: string,
	selector: 'script'
): HTMLScriptElement[];
export function elementsOf(
	html: string,
	selector: 'link, style'
): Exclude< PrintedElement, HTMLScriptElement >[];
export function elementsOf(
	html: string,
	selector: 'script, link, style'
): PrintedElement[];
export function elementsOf( html: string, selector: string ): Element[] {
	const { body } = scratch();
	body.innerHTML = html;
	return [ ...body.querySelectorAll( selector ) ];
}
