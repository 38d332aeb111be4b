import { generateGlobalStyles } from '@wordpress/global-styles-engine';
import { isRecord, stringOr, type UnknownRecord } from '../../../kernel/guards';
import type { StylesDoc } from '../model/doc';
import type { SiteSheet } from '../model/sheet';

/** How the block editor is set up where that matters to CSS. */
export interface SheetOptions {
	readonly disableLayoutStyles: boolean;
	/** Where files of the theme are that styles refer to, as REST says it. */
	readonly links: UnknownRecord;
}

/** The CSS of merged layers. Needs every block type to be registered. */
export function buildSheet(
	doc: StylesDoc,
	{ disableLayoutStyles, links }: SheetOptions
): SiteSheet {
	const [ sheets ] = generateGlobalStyles( { ...doc, _links: links }, [], {
		disableLayoutStyles,
	} ) as readonly [ readonly unknown[], unknown ];
	const found = sheets.filter( isRecord );
	return {
		parts: found
			.map( ( { css } ) => stringOr( css ) )
			.filter( ( css ) => css !== '' ),
		filters: found
			.map( ( { assets } ) =>
				Array.isArray( assets )
					? assets.map( ( asset ) => stringOr( asset ) ).join( '' )
					: stringOr( assets )
			)
			.join( '' ),
	};
}
