import apiFetch from '@wordpress/api-fetch';
import { serialize, synchronizeBlocksWithTemplate } from '@wordpress/blocks';
import { isRecord } from '@/kernel/guards';
import { ok, type Result } from '@/kernel/result';
import { boot } from '@/platform/boot';
import { loadStage } from '@/platform/stages';

/** The serialized block template of a post type; empty without one. Rejects if the request fails. */
export async function initialContent(
	type: string
): Promise< Result< string > > {
	if ( ! boot().postTypes[ type ]?.hasBlocks ) {
		return ok( '' );
	}
	// Serializing a block requires its block type.
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
