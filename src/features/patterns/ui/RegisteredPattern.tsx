import { Button } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';
import {
	documentRoute,
	navigate,
	noteLocation,
	patternsRoute,
} from '@/routing';
import { ContentScreen } from '@/routing/ContentScreen';
import { Failure } from '@/ui/Failure';
import { ListSkeleton } from '@/ui/ListSkeleton';
import { messageFor } from '@/ui/messages';
import { openChunk } from '@/ui/useChunk';
import { useWarmUp } from '@/ui/useWarmUp';
import { mayAdd } from '../data/mayAdd';
import { useRegisteredPatterns } from '../data/registered';
import { useCategories } from '../data/useSections';
import type { Pattern } from '../model/pattern';
import { patternEditing } from './patternEditing';
import { PatternPreview } from './PatternPreview';

interface RegisteredPatternProps {
	readonly name: string;
}

/** A pattern of the theme or a plugin: read-only, but it can be duplicated. */
export function RegisteredPattern( { name }: RegisteredPatternProps ) {
	const load = useRegisteredPatterns();
	useWarmUp( load.status === 'ready' );
	if ( load.status !== 'ready' ) {
		return (
			<ContentScreen
				title={ __( 'Pattern', 'atelier' ) }
				back={ patternsRoute.build( {} ) }
			>
				{ load.status === 'loading' ? (
					<ListSkeleton />
				) : (
					<Failure
						title={ __(
							'The pattern could not be loaded',
							'atelier'
						) }
						text={ messageFor( load.error ) }
					/>
				) }
			</ContentScreen>
		);
	}
	const pattern = load.value.find( ( { id } ) => id === name );
	return pattern ? (
		<FoundPattern pattern={ pattern } />
	) : (
		<ContentScreen
			title={ __( 'Pattern', 'atelier' ) }
			back={ patternsRoute.build( {} ) }
		>
			<Failure
				title={ __( 'Pattern not found', 'atelier' ) }
				text={ __(
					'It may belong to a theme or plugin that’s no longer active.',
					'atelier'
				) }
			/>
		</ContentScreen>
	);
}

function FoundPattern( { pattern }: { readonly pattern: Pattern } ) {
	return (
		<ContentScreen
			title={ __( 'Pattern', 'atelier' ) }
			heading={ pattern.title }
			description={ pattern.description || undefined }
			actions={
				mayAdd().pattern && <DuplicateButton pattern={ pattern } />
			}
			back={ patternsRoute.build( {} ) }
		>
			<PatternPreview pattern={ pattern } isLarge />
		</ContentScreen>
	);
}

function DuplicateButton( { pattern }: { readonly pattern: Pattern } ) {
	const categories = useCategories();
	const [ isBusy, setIsBusy ] = useState( false );
	const { createErrorNotice } = useDispatch( noticesStore );
	const copy = async () => {
		setIsBusy( true );
		const isHere = noteLocation();
		const editing = await openChunk( patternEditing );
		const made = editing.ok
			? await editing.value.duplicate( pattern, categories )
			: editing;
		setIsBusy( false );
		if ( made.ok ) {
			const { type, id } = made.value;
			if ( isHere() ) {
				navigate( documentRoute, { type, id, isEditing: true } );
			}
		} else {
			void createErrorNotice( messageFor( made.error ), {
				id: 'atelier-duplicate',
			} );
		}
	};
	return (
		<Button
			variant="primary"
			size="compact"
			isBusy={ isBusy }
			disabled={ isBusy }
			accessibleWhenDisabled
			data-towards-records
			onClick={ () => void copy() }
		>
			{ __( 'Duplicate to edit', 'atelier' ) }
		</Button>
	);
}
