import { registerCoreBlocks } from '@wordpress/block-library';
import {
	registerBlockType,
	setFreeformContentHandlerName,
} from '@wordpress/blocks';
import { RawHTML, createElement } from '@wordpress/element';

/** Registers WordPress's blocks, and that of text without blocks as the canvas has it; see `registerClassicText()`. */
export function registerBlocks(): void {
	registerCoreBlocks();
	registerBlockType( 'atelier/classic', {
		apiVersion: 3,
		title: 'Classic',
		category: 'text',
		icon: null,
		usesContext: [],
		supports: { className: false, customClassName: false },
		attributes: { content: { type: 'string', source: 'raw' } },
		edit: () => null,
		save: ( { attributes }: { attributes: Record< string, string > } ) =>
			createElement( RawHTML, null, attributes.content ?? '' ),
	} );
	setFreeformContentHandlerName( 'atelier/classic' );
}
