import { ok, type Result } from './result';

interface Batch< Key, Value > {
	readonly keys: Key[];
	readonly answer: Promise< Result< ReadonlyMap< Key, Value > > >;
}

/**
 * A request for one key that is sent together with those for others in the same turn, as the rows of a list ask one by one.
 *
 * @param request Its answer has no value for keys without one.
 * @param most    The most keys in one request.
 * @param none    What stands for those.
 */
export function batched< Key, Value >(
	request: Batched< Key, Value >,
	most: number,
	none: Value
): ( key: Key ) => Promise< Result< Value > > {
	let planned: Batch< Key, Value > | null = null;
	const plan = (): Batch< Key, Value > => {
		const keys: Key[] = [];
		const answer = Promise.resolve().then( () => {
			if ( planned?.keys === keys ) {
				planned = null;
			}
			return request( keys );
		} );
		return { keys, answer };
	};
	return async ( key ) => {
		if ( ! planned || planned.keys.length >= most ) {
			planned = plan();
		}
		planned.keys.push( key );
		const answer = await planned.answer;
		return answer.ok ? ok( answer.value.get( key ) ?? none ) : answer;
	};
}

type Batched< Key, Value > = (
	keys: readonly Key[]
) => Batch< Key, Value >[ 'answer' ];
