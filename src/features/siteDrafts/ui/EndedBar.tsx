import { useViewportMatch } from '@wordpress/compose';
import { __ } from '@wordpress/i18n';
import type { DraftEnd } from '@/platform/draftEnd';
import { BarButton, BarMessage } from '@/ui/Bar';
import { useSignal } from '@/ui/useSignal';
import { changedRecordCount } from '@/features/documents';
import { askAboutEnd, switchDraft } from '../data/switchDraft';
import { endLabel, shortEndLabel, unsavedLabel } from './endLabels';

interface EndedBarProps {
	readonly title: string;
	readonly end: DraftEnd;
}

/** The bar of a draft that was published or deleted while it was open, with the way on. */
export function EndedBar( { title, end }: EndedBarProps ) {
	const hasRoom = useViewportMatch( 'small' );
	const unsaved = useSignal( changedRecordCount );
	const words = [
		endLabel( end, title ),
		...( unsaved > 0 ? [ unsavedLabel( unsaved ) ] : [] ),
	].join( ' ' );
	return (
		<>
			<BarMessage role="alert" full={ words }>
				{ hasRoom ? words : shortEndLabel( end ) }
			</BarMessage>
			<BarButton
				isProminent
				title={
					unsaved > 0
						? __( 'Move changes…', 'atelier' )
						: __( 'View live site', 'atelier' )
				}
				onClick={ () =>
					unsaved > 0 ? askAboutEnd() : switchDraft( null )
				}
			/>
		</>
	);
}
