import { useEffect } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { preparePatterns } from '@/features/patterns';
import { homeRoute, patternsRoute, type PatternsParams } from '@/routing';
import { SidebarScreen } from '../sidebar/SidebarScreen';
import { useChunk } from '@/ui/useChunk';
import { PATTERNS } from './lists';
import { WithList } from './WithList';

interface PatternsProps {
	readonly params: PatternsParams;
}

/** The patterns of a category, or the template parts of an area. */
export function PatternsScreen( { params }: PatternsProps ) {
	const isLoading = useChunk( PATTERNS ).status === 'loading';
	useEffect( () => {
		if ( isLoading ) {
			void preparePatterns();
		}
		// Only the first view is preloaded.
		// oxlint-disable-next-line react/exhaustive-deps
	}, [] );
	return (
		<WithList
			list={ useChunk( PATTERNS ) }
			screen={ {
				title: __( 'Patterns', 'atelier' ),
				back: patternsRoute.build( {} ),
			} }
		>
			{ ( { PatternsContent } ) => <PatternsContent params={ params } /> }
		</WithList>
	);
}

/** The menu beside the list: areas and categories. */
export function PatternsSidebar( { params }: PatternsProps ) {
	const list = useChunk( PATTERNS );
	return (
		<SidebarScreen
			title={ __( 'Patterns', 'atelier' ) }
			back={ homeRoute.build( { isEditing: false } ) }
			description={ __(
				'Reusable template parts and patterns.',
				'atelier'
			) }
		>
			{ list.status === 'ready' && (
				<list.value.PatternsNavigation
					current={ list.value.sectionAt( params ) }
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
	<WithList
		list={ useChunk( PATTERNS ) }
		screen={ {
			title: __( 'Pattern', 'atelier' ),
			back: patternsRoute.build( {} ),
		} }
	>
		{ ( { RegisteredPattern } ) => (
			<RegisteredPattern key={ name } name={ name } />
		) }
	</WithList>
);

/** The navigation screen of such a pattern: back to its list, and other sections. */
export function RegisteredPatternSidebar( {
	name,
}: {
	readonly name: string;
} ) {
	const list = useChunk( PATTERNS );
	return (
		<SidebarScreen
			title={ __( 'Pattern', 'atelier' ) }
			back={ patternsRoute.build( {} ) }
			description={ __(
				'This pattern comes with your theme or a plugin. Duplicate it to make changes.',
				'atelier'
			) }
		>
			{ list.status === 'ready' && (
				<list.value.PatternSections type="pattern" id={ name } />
			) }
		</SidebarScreen>
	);
}
