import {
	registerBlockType,
	setFreeformContentHandlerName,
} from '@wordpress/blocks';
import { RawHTML } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { classic } from '@wordpress/icons';
import { BARE_TEXT } from '@/features/documents/index.records';
import { ClassicText } from './ClassicText';

/**
 * Registers the block of text without delimiters, and makes the parser use it. WordPress's own needs TinyMCE, which
 * doesn't work in a canvas frame, and writes other text than it has read.
 */
export function registerClassicText(): void {
	registerBlockType( BARE_TEXT, {
		apiVersion: 3,
		title: __( 'Classic', 'atelier' ),
		category: 'text',
		icon: classic,
		attributes: { content: { type: 'string', source: 'raw' } },
		usesContext: [ 'postType' ],
		// What needs attributes has no place to be stored in.
		supports: {
			className: false,
			customClassName: false,
			html: false,
			inserter: false,
			lock: false,
			renaming: false,
			reusable: false,
			visibility: false,
		},
		edit: ClassicText,
		save: ( { attributes } ) => (
			<RawHTML>{ attributes.content ?? '' }</RawHTML>
		),
	} );
	setFreeformContentHandlerName( BARE_TEXT );
}
