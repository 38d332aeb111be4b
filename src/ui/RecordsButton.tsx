import { Button } from '@wordpress/components';
import type { ComponentProps } from 'react';
import { useWithRecords } from './useWithRecords';

type RecordsButtonProps = Pick<
	ComponentProps< typeof Button >,
	'aria-haspopup' | 'children' | 'size' | '__next40pxDefaultSize'
> & {
	/** Called once the data layer is there. */
	readonly onAct: () => void;
};

/** The main button of a list that is shown without the data layer, for what needs it. */
export function RecordsButton( { onAct, ...props }: RecordsButtonProps ) {
	const { isWaiting, run } = useWithRecords();
	return (
		<Button
			{ ...props }
			variant="primary"
			isBusy={ isWaiting }
			aria-disabled={ isWaiting }
			data-towards-records
			onClick={ () => {
				if ( ! isWaiting ) {
					run( onAct );
				}
			} }
		/>
	);
}
