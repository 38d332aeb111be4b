import { __ } from '@wordpress/i18n';
import {
	countIn,
	PRESETS,
	presetOf,
	presetWords,
	useCounts,
	viewToKeep,
} from '../../features/posts/records';
import { boot } from '../../platform/boot';
import { postsPlace, type PostsParams } from '../../routing';
import { CustomViews } from './CustomViews';
import { MenuList, type MenuEntry } from '../sidebar/MenuList';

/** The presets of a type, each with the number of its items. */
export function PostsNavigation( params: PostsParams ) {
	const { type, activeView, isCustom } = params;
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
		<>
			<MenuList
				heading={ __( 'Views', 'atelier' ) }
				isHeadingHidden
				entries={ entries }
			/>
			{ boot().features.customViews && (
				<CustomViews
					type={ type }
					activeId={ isCustom ? ( activeView ?? null ) : null }
					addressOf={ ( id ) =>
						postsPlace.build( {
							type,
							activeView: id,
							isCustom: true,
						} )
					}
					defaultAddress={ postsPlace.build( { type } ) }
					getView={ () => viewToKeep( params ) }
				/>
			) }
		</>
	);
}
