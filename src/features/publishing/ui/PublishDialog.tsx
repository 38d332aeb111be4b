import { Modal } from '@wordpress/components';
import { useState } from '@wordpress/element';
import type { ReactNode } from 'react';
import { useIsMounted } from '@/ui/useIsMounted';
import type {
	DocumentRef,
	EntityRecord,
} from '@/features/documents/index.model';
import type { Published } from '../data/publish';
import type { Run } from '../data/usePublishing';
import type { PublishingStep, Visibility } from '../model/step';
import { AfterPublishing } from './AfterPublishing';
import { BeforePublishing } from './BeforePublishing';
import { doneMessage, failedMessage, stepLabels } from './messages';
import { labelsOf, tell } from './notices';

interface PublishDialogProps extends Run {
	readonly document: DocumentRef;
	/** The template around the document; null without one. */
	readonly template: EntityRecord | null;
	readonly step: PublishingStep;
	/** Whether this dialog opens before publishing, with a function that toggles that. */
	readonly checks: readonly [ isOn: boolean, toggle: () => void ];
	/** What is offered for the published document, by its link. */
	readonly wayOn: ( link: string ) => ReactNode;
	readonly onClose: () => void;
}

/** The dialog for reviewing a document before it is published, with the result. */
export function PublishDialog( {
	document,
	template,
	step,
	checks,
	run,
	isRunning,
	wayOn,
	onClose,
}: PublishDialogProps ) {
	const [ published, setPublished ] = useState< Published | null >( null );
	const isMounted = useIsMounted();

	const publish = async ( visibility: Visibility ) => {
		setPublished( null );
		const came = await run( step, visibility );
		if ( isMounted() ) {
			setPublished( came );
		} else {
			tell( document.type, came );
		}
	};

	const isDone = published?.name === 'done';
	return (
		<Modal
			title={
				isDone
					? doneMessage( published.status, labelsOf( document.type ) )
					: stepLabels( step ).question
			}
			size="medium"
			overlayClassName="atelier-overlay"
			onRequestClose={ onClose }
		>
			{ isDone ? (
				<AfterPublishing
					document={ document }
					status={ published.status }
					link={ published.link }
					wayOn={ wayOn }
					onClose={ onClose }
				/>
			) : (
				<BeforePublishing
					document={ document }
					template={ template }
					step={ step }
					checks={ checks }
					isBusy={ isRunning }
					problem={
						published?.name === 'failed'
							? failedMessage( published.reason )
							: null
					}
					onPublish={ ( visibility ) => void publish( visibility ) }
					onCancel={ onClose }
				/>
			) }
		</Modal>
	);
}
