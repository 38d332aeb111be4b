/** Acts while a set has a member, and resolves with the outcome. */
export async function whileIn< M, T >(
	set: Set< M >,
	member: M,
	act: () => Promise< T >
): Promise< T > {
	set.add( member );
	try {
		return await act();
	} finally {
		set.delete( member );
	}
}
