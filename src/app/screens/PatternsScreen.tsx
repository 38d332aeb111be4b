import { useEffect } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { preparePatterns } from '../../features/patterns';
import { homeRoute, patternsRoute, type PatternsParams } from '../../routing';
import { SidebarScreen } from '../sidebar/SidebarScreen';
import { useLists } from './useLists';
import { WithLists } from './WithLists';

interface PatternsProps {
	readonly params: PatternsParams;
}

/** The patterns of a category, or the template parts of an area. */
export function PatternsScreen( { params }: PatternsProps ) {
	const isLoading = useLists().status === 'loading';
	useEffect( () => {
		if ( isLoading ) {
			void preparePatterns();
		}
		// Only what is asked for at first is asked for early.
		// eslint-disable-next-line react-hooks/exhaustive-deps
	}, [] );
	return (
		<WithLists
			screen={ {
				title: __( 'Patterns', 'atelier' ),
				back: patternsRoute.build( {} ),
			} }
		>
			{ ( { PatternsContent } ) => <PatternsContent params={ params } /> }
		</WithLists>
	);
}

/** The menu beside them: areas and categories. */
export function PatternsSidebar( { params }: PatternsProps ) {
	const lists = useLists();
	return (
		<SidebarScreen
			title={ __( 'Patterns', 'atelier' ) }
			back={ homeRoute.build( { isEditing: false } ) }
			description={ __(
				'Reusable template parts and patterns.',
				'atelier'
			) }
		>
			{ lists.status === 'ready' && (
				<lists.value.PatternsNavigation
					current={ lists.value.placeAt( params ) }
				/>
			) }
		</SidebarScreen>
	);
}

/** A pattern of the theme or a plugin. */
export const RegisteredPatternScreen = ( {
	name,
}: {
	readonly name: string;
} ) => (
	<WithLists
		screen={ {
			title: __( 'Pattern', 'atelier' ),
			back: patternsRoute.build( {} ),
		} }
	>
		{ ( { RegisteredPattern } ) => (
			<RegisteredPattern key={ name } name={ name } />
		) }
	</WithLists>
);

/** The way back from it to the list, and to others. */
export function RegisteredPatternSidebar( {
	name,
}: {
	readonly name: string;
} ) {
	const lists = useLists();
	return (
		<SidebarScreen
			title={ __( 'Pattern', 'atelier' ) }
			back={ patternsRoute.build( {} ) }
			description={ __(
				'This pattern comes with your theme or a plugin. Duplicate it to make changes.',
				'atelier'
			) }
		>
			{ lists.status === 'ready' && (
				<lists.value.PatternSections type="pattern" id={ name } />
			) }
		</SidebarScreen>
	);
}
