import { __ } from '@wordpress/i18n';
import { stringOr } from '@/kernel/guards';
import {
	canEditPostInContext,
	coreActionsOf,
	coreOf,
	linkAttributes,
	mapBindings,
	postInContext,
	type BindingCall,
	type BindingSource,
	type PostInContext,
} from './types';

const fieldLabels = (): Readonly< Record< string, string > > => ( {
	date: __( 'Post Date', 'atelier' ),
	modified: __( 'Post Modified Date', 'atelier' ),
	link: __( 'Post Link', 'atelier' ),
} );

/** Dates and URL of a post. WordPress 6.9 and newer. */
export const postData: BindingSource = {
	name: 'core/post-data',
	getValues( call ) {
		const post = subjectOf( call );
		const record =
			post &&
			coreOf( call ).getEditedEntityRecord(
				'postType',
				post.type,
				post.id
			);
		const labels = fieldLabels();
		return mapBindings( call.bindings, ( { args } ) => {
			const field = stringOr( args.field );
			const label = labels[ field ];
			if ( label === undefined ) {
				return field;
			}
			return record ? record[ field ] : label;
		} );
	},
	setValues( call ) {
		const post = postInContext( call.context );
		if ( ! post || linkAttributes( call ) ) {
			return;
		}
		const edits = Object.values( call.bindings ).map(
			( { args, newValue } ): [ string, unknown ] => [
				stringOr( args.field ),
				newValue,
			]
		);
		coreActionsOf( call ).editEntityRecord(
			'postType',
			post.type,
			post.id,
			Object.fromEntries( edits )
		);
	},
	canUserEditValue: ( call ) =>
		! linkAttributes( call ) && canEditPostInContext( call ),
};

function subjectOf( call: BindingCall ): PostInContext | null {
	const link = linkAttributes( call );
	return postInContext(
		link ? { postType: link.type, postId: link.id } : call.context
	);
}
