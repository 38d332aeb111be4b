import { store as coreStore } from '@wordpress/core-data';
import { useSelect } from '@wordpress/data';
import { decodeEntities } from '@wordpress/html-entities';
import { useMemo } from '@wordpress/element';
import { stringOr } from '@/kernel/guards';
import { titleOf } from '../model/document';

interface ChoosableTemplate {
	readonly slug: string;
	readonly title: string;
}

/** The custom templates that a post of this type can use; empty while they load. */
export function useChoosableTemplates(
	type: string
): readonly ChoosableTemplate[] {
	const records = useSelect(
		( select ) =>
			select( coreStore ).getEntityRecords( 'postType', 'wp_template', {
				per_page: -1,
				post_type: type,
			} ),
		[ type ]
	);
	return useMemo(
		() =>
			( records ?? [] )
				.filter( ( { is_custom: isCustom } ) => isCustom === true )
				.map( ( record ) => ( {
					slug: stringOr( record.slug ),
					title: decodeEntities( titleOf( record ) ),
				} ) ),
		[ records ]
	);
}
