import { Button } from '@wordpress/components';
import { useEffect, useState } from '@wordpress/element';
import type { ReactNode } from 'react';
import type {
	DocumentRef,
	EntityRecord,
} from '@/features/documents/index.model';
import { OnceLoaded } from '@/ui/OnceLoaded';
import { Boundary } from '@/ui/Region';
import { defineChunk, fetchAhead } from '@/ui/useChunk';
import { usePublishing } from '../data/usePublishing';
import type { PublishingStep } from '../model/step';
import { tell } from './notices';
import type * as Dialogs from './PublishDialog';
import { stepLabels } from './messages';

interface PublishingProps {
	readonly document: DocumentRef;
	/** The next step; null without one, while the result of the last one may still be shown. */
	readonly step: PublishingStep | null;
	/** The template around the document; null without one. */
	readonly template: EntityRecord | null;
	/** Whether there is a review before publishing, with a function that toggles that. */
	readonly checks: readonly [ isOn: boolean, toggle: () => void ];
	/** What is offered for the published document, by its link. */
	readonly wayOn: ( link: string ) => ReactNode;
}

/** The button that publishes the document: at once, or after a review. */
export function Publishing( {
	document,
	step,
	template,
	checks,
	wayOn,
}: PublishingProps ) {
	const [ asked, setAsked ] = useState< PublishingStep | null >( null );
	const { run, isRunning } = usePublishing( document );
	const [ hasChecks ] = checks;
	const isOffered = step !== null && hasChecks;
	useEffect( () => {
		if ( isOffered ) {
			void fetchAhead( DIALOG );
		}
	}, [ isOffered ] );

	const close = () => setAsked( null );
	const publishNow = async () => {
		if ( step ) {
			tell( document.type, await run( step, 'public' ) );
		}
	};
	return (
		<>
			{ step && (
				<Button
					size="compact"
					variant="primary"
					isBusy={ isRunning }
					disabled={ isRunning }
					accessibleWhenDisabled
					aria-haspopup={ hasChecks ? 'dialog' : undefined }
					onClick={ () =>
						hasChecks ? setAsked( step ) : void publishNow()
					}
				>
					{ stepLabels( step ).open }
				</Button>
			) }
			{ asked && (
				<Boundary label={ stepLabels( asked ).open }>
					<OnceLoaded of={ DIALOG } onClose={ close }>
						{ ( { PublishDialog } ) => (
							<PublishDialog
								document={ document }
								template={ template }
								checks={ checks }
								run={ run }
								isRunning={ isRunning }
								wayOn={ wayOn }
								// During publishing there is no next step any more.
								step={ step ?? asked }
								onClose={ close }
							/>
						) }
					</OnceLoaded>
				</Boundary>
			) }
		</>
	);
}

const DIALOG = defineChunk< typeof Dialogs >(
	() => import( './PublishDialog' )
);
