/** The screen of one site draft: a chunk of its own. */
import {
	ChangesList,
	DraftActions,
	useSiteDraft,
} from '@/features/siteDrafts/index.records';
import type { Address } from '@/routing';
import { ContentScreen } from '@/routing/ContentScreen';

interface DraftScreenProps {
	readonly id: number;
	readonly title: string;
	readonly back: Address;
}

/** One site draft, under its own title once that is known. */
export function DraftScreen( { id, title, back }: DraftScreenProps ) {
	const draft = useSiteDraft( id );
	return (
		<ContentScreen
			title={ title }
			heading={
				( draft.status === 'ready' && draft.value.title ) || title
			}
			back={ back }
			actions={ <DraftActions id={ id } /> }
		>
			<ChangesList id={ id } />
		</ContentScreen>
	);
}
