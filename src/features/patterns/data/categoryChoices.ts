import { store as coreStore } from '@wordpress/core-data';
import { useSelect } from '@wordpress/data';
import { decodeEntities } from '@wordpress/html-entities';
import { useMemo } from '@wordpress/element';
import { compareTexts } from '@/kernel/collation';
import { isRecord, stringOr } from '@/kernel/guards';
import { isSameName, type CategoryWish } from '../model/userCategory';
import { useUserCategories } from './userCategories';

/** Users' categories and those of the theme and plugins, which become users' categories once they are used. */
export function useCategoryChoices(): readonly CategoryWish[] {
	const load = useUserCategories();
	const registered = useSelect(
		( select ) => select( coreStore ).getBlockPatternCategories(),
		[]
	);
	return useMemo( () => {
		const own = load.status === 'ready' ? load.value : [];
		const others = ( registered ?? [] )
			.filter( isRecord )
			.map( ( { name, label } ) => ( {
				id: null,
				slug: stringOr( name ),
				label: decodeEntities( stringOr( label ) ),
			} ) )
			.filter(
				( { slug, label } ) =>
					label !== '' &&
					! own.some(
						( category ) =>
							category.slug === slug ||
							isSameName( category.label, label )
					)
			);
		return [ ...own, ...others ]
			.filter(
				( { id, label }, at, all ) =>
					// Plugins and the theme may have registered one name twice.
					id !== null ||
					all.findIndex( ( one ) =>
						isSameName( one.label, label )
					) === at
			)
			.sort( ( one, other ) => compareTexts( one.label, other.label ) );
	}, [ load, registered ] );
}

const TAXONOMY = { kind: 'taxonomy', name: 'wp_pattern_category' } as const;

/** Whether the user may create categories; true until the server denies it, so that typed names aren't lost. */
export const useMayManageCategories = (): boolean =>
	useSelect(
		( select ) =>
			select( coreStore ).canUser( 'create', TAXONOMY ) !== false,
		[]
	);
