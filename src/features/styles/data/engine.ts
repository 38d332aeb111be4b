import { generateGlobalStyles } from '@wordpress/global-styles-engine';
import { isRecord, stringOr, type UnknownRecord } from '../../../kernel/guards';
import type { StylesDoc } from '../model/doc';
import { likeServer, withBlocks, type SiteSheet } from '../model/sheet';
import { withSoundPresets } from '../model/soundPresets';

interface SheetOptions {
	readonly disableLayoutStyles: boolean;
	/** Where files of the theme are that styles refer to, as REST says it. */
	readonly links: UnknownRecord;
	/** Whether the server prints the styles of a block. */
	readonly isPrinted: ( block: string ) => boolean;
}

/** The CSS of merged layers. Needs every block type to be registered. */
export function buildSheet(
	doc: StylesDoc,
	{ disableLayoutStyles, links, isPrinted }: SheetOptions
): SiteSheet {
	const [ sheets ] = generateGlobalStyles(
		{ ...withSoundPresets( withBlocks( doc, isPrinted ) ), _links: links },
		[],
		{ disableLayoutStyles }
	) as readonly [ readonly unknown[], unknown ];
	const found = sheets.filter( isRecord );
	return {
		parts: found
			.map( ( { css } ) => likeServer( stringOr( css ) ) )
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
