import apiFetch from '@wordpress/api-fetch';
import { serialize, synchronizeBlocksWithTemplate } from '@wordpress/blocks';
import { isRecord } from '../../../kernel/guards';
import { ok, type Result } from '../../../kernel/result';
import { boot } from '../../../platform/boot';
import { loadStage } from '../../../platform/stages';

/**
 * What a new item of a type begins with, as text; empty where the type has no template of blocks.
 * Rejects where the server does not answer.
 */
export async function initialContent(
	type: string
): Promise< Result< string > > {
	if ( ! boot().postTypes[ type ]?.hasBlocks ) {
		return ok( '' );
	}
	// The text of a block is known only to who registered it.
	const stage = await loadStage( 'editor' );
	if ( ! stage.ok ) {
		return stage;
	}
	const answer = await apiFetch( {
		path: `/wp/v2/types/${ type }?context=edit&_fields=template`,
	} );
	const template: unknown = isRecord( answer ) ? answer.template : undefined;
	return ok(
		Array.isArray( template )
			? serialize( synchronizeBlocksWithTemplate( [], template ) )
			: ''
	);
}
