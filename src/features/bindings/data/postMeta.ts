import { isRecord, stringOr, type UnknownRecord } from '@/kernel/guards';
import {
	canEditPostInContext,
	coreActionsOf,
	coreOf,
	mapBindings,
	postInContext,
	type BindingCall,
	type BindingSource,
} from './types';

/** Custom fields of a post: its record contains those that are registered for REST. */
export const postMeta: BindingSource = {
	name: 'core/post-meta',
	getValues( call ) {
		const meta = metaOf( call );
		return mapBindings( call.bindings, ( { args } ) => {
			const key = stringOr( args.key );
			return meta?.[ key ] ?? key;
		} );
	},
	setValues( call ) {
		const post = postInContext( call.context );
		if ( ! post ) {
			return;
		}
		const changed = Object.values( call.bindings ).map(
			( { args, newValue } ): [ string, unknown ] => [
				stringOr( args.key ),
				newValue,
			]
		);
		coreActionsOf( call ).editEntityRecord(
			'postType',
			post.type,
			post.id,
			{
				meta: { ...metaOf( call ), ...Object.fromEntries( changed ) },
			}
		);
	},
	canUserEditValue( call ) {
		const key = stringOr( call.args.key );
		// A leading underscore marks private fields in WordPress.
		return (
			! key.startsWith( '_' ) &&
			key in ( metaOf( call ) ?? {} ) &&
			canEditPostInContext( call )
		);
	},
};

function metaOf(
	call: Pick< BindingCall, 'select' | 'context' >
): UnknownRecord | null {
	const post = postInContext( call.context );
	const record =
		post &&
		coreOf( call ).getEditedEntityRecord( 'postType', post.type, post.id );
	return record && isRecord( record.meta ) ? record.meta : null;
}
