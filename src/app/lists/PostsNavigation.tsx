import { locale } from '@/platform/locale';
import { __ } from '@wordpress/i18n';
import {
	countIn,
	presetOf,
	presetsOf,
	presetLabels,
	useCounts,
	viewToKeep,
} from '@/features/posts';
import { boot } from '@/platform/boot';
import { postsRoute, type PostsParams } from '@/routing';
import { CustomViews } from './CustomViews';
import { MenuList, type MenuEntry } from '../sidebar/MenuList';

/** The presets of a type, each with the number of its items. */
export function PostsNavigation( params: PostsParams ) {
	const { type, activeView, isCustom } = params;
	const counts = useCounts( type );
	const current = isCustom ? null : presetOf( activeView );
	const entries = presetsOf( type, current, counts ).map(
		( preset ): MenuEntry => {
			const { label, icon } = presetLabels( preset, type );
			return {
				key: preset,
				icon,
				label,
				...( counts
					? {
							note: countIn( counts, preset ).toLocaleString(
								locale()
							),
						}
					: {} ),
				address: postsRoute.build(
					preset === 'all' ? { type } : { type, activeView: preset }
				),
				isCurrent: preset === current,
			};
		}
	);
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
						postsRoute.build( {
							type,
							activeView: id,
							isCustom: true,
						} )
					}
					defaultAddress={ postsRoute.build( { type } ) }
					getView={ () => viewToKeep( params ) }
				/>
			) }
		</>
	);
}
