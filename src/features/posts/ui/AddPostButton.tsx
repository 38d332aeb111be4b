import { Button } from '@wordpress/components';
import { useWithRecords } from '@/ui/useWithRecords';
import { hasOwnScreen, startDraft } from '@/features/documents';

interface AddPostButtonProps {
	readonly type: string;
	readonly label: string;
}

/** Begins a new post of a type. */
export function AddPostButton( { type, label }: AddPostButtonProps ) {
	const { isWaiting, run } = useWithRecords();
	const start = () => startDraft( type );
	return (
		<Button
			__next40pxDefaultSize
			size="compact"
			variant="primary"
			isBusy={ isWaiting }
			aria-disabled={ isWaiting }
			data-towards-records
			onClick={ () => {
				if ( hasOwnScreen( type ) ) {
					// Later than the click, browsers open no window.
					start();
				} else if ( ! isWaiting ) {
					run( start );
				}
			} }
		>
			{ label }
		</Button>
	);
}
