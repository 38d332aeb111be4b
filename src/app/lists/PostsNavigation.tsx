import { __ } from '@wordpress/i18n';
import {
	countIn,
	PRESETS,
	presetOf,
	presetWords,
	useCounts,
} from '../../features/posts/records';
import { postsPlace, type PostsParams } from '../../routing';
import { MenuList, type MenuEntry } from '../sidebar/MenuList';

/** The presets of a type, each with the number of its items. */
export function PostsNavigation( { type, activeView, isCustom }: PostsParams ) {
	const counts = useCounts( type );
	const current = isCustom ? null : presetOf( activeView );
	const entries = PRESETS.map( ( preset ): MenuEntry => {
		const { label, icon } = presetWords( preset, type );
		return {
			key: preset,
			icon,
			label,
			...( counts
				? { note: countIn( counts, preset ).toLocaleString() }
				: {} ),
			address: postsPlace.build( {
				type,
				...( preset === 'all' ? {} : { activeView: preset } ),
			} ),
			isCurrent: preset === current,
		};
	} );
	return (
		<MenuList
			heading={ __( 'Views', 'atelier' ) }
			isHeadingHidden
			entries={ entries }
		/>
	);
}
