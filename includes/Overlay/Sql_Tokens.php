<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Overlay;

defined( 'ABSPATH' ) || exit;

/**
 * A part of an SQL statement in which columns and tables can be replaced. Texts in quotes and comments are never changed,
 * nor is what was inserted: both may contain anything.
 */
final class Sql_Tokens {
	/** SQL that was inserted. */
	private const INSERTED = 'inserted';

	/** Keywords that can follow a table without being an alias. */
	private const NO_ALIAS = array( 'AS', 'ON', 'USING', 'WHERE', 'INNER', 'LEFT', 'RIGHT', 'CROSS', 'FULL', 'OUTER', 'JOIN', 'STRAIGHT_JOIN', 'NATURAL', 'GROUP', 'HAVING', 'ORDER', 'LIMIT', 'UNION', 'EXCEPT', 'INTERSECT', 'WINDOW', 'LOCK', 'FOR', 'USE', 'FORCE', 'IGNORE', 'PARTITION' );

	/** Keywords before what only a stored table can have. */
	private const STORED_ONLY = array( 'FOR', 'USE', 'FORCE', 'IGNORE', 'PARTITION' );

	/** @var array<int, array{0: string, 1: string}> Kinds and texts. */
	private array $tokens;

	/** @var list<int> The positions of all tokens but gaps. */
	private array $solid;

	/** @param list<array{0: string, 1: string}> $tokens */
	private function __construct( array $tokens ) {
		$this->set( $tokens );
	}

	/** @param array<int, array{0: string, 1: string}> $tokens */
	private function set( array $tokens ): void {
		$this->tokens = $tokens;
		$this->solid  = array();
		foreach ( $tokens as $at => $token ) {
			if ( Sql_Scanner::SPACE !== $token[0] && Sql_Scanner::COMMENT !== $token[0] ) {
				$this->solid[] = $at;
			}
		}
	}

	/**
	 * @param list<string> $escapes For each way in which the database may read it, the quotes in which a backslash escapes the
	 * next character.
	 * @return self|null Null if these differ, or if a text or a comment isn't closed.
	 */
	public static function of( string $sql, array $escapes ): ?self {
		$tokens = null;
		foreach ( false === strpos( $sql, '\\' ) ? array_slice( $escapes, 0, 1 ) : $escapes as $index => $quotes ) {
			$read = Sql_Scanner::scan( $sql, $quotes );
			if ( null === $read || ( $index > 0 && $read !== $tokens ) ) {
				return null;
			}
			$tokens = $read;
		}
		return null === $tokens ? null : new self( $tokens );
	}

	public function text(): string {
		return implode( '', array_column( $this->tokens, 1 ) );
	}

	/** Whether it names a column or a table. */
	public function has( string $name ): bool {
		return array() !== $this->places( $name );
	}

	/** @return list<int> Where an identifier is, as positions in $solid. */
	private function places( string $name ): array {
		$places = array();
		$texts  = array( $name, '`' . str_replace( '`', '``', $name ) . '`' );
		foreach ( $this->solid as $index => $at ) {
			if ( in_array( $this->tokens[ $at ][1], $texts, true ) && $this->name( $index ) === $name ) {
				$places[] = $index;
			}
		}
		return $places;
	}

	/** ASC or DESC if it is the last word; otherwise empty. */
	public function direction(): string {
		$last = $this->keyword( count( $this->solid ) - 1 );
		return in_array( $last, array( 'ASC', 'DESC' ), true ) ? $last : '';
	}

	/**
	 * Replaces columns of a table.
	 *
	 * @param array<string, string> $columns SQL by column.
	 */
	public function replace_columns( string $table, array $columns ): void {
		$tokens = $this->tokens;
		foreach ( $this->places( $table ) as $index ) {
			// A table can be named with its database, and a variable can have any name.
			if ( '.' !== $this->sign( $index + 1 ) || in_array( $this->sign( $index - 1 ), array( '.', '@' ), true ) ) {
				continue;
			}
			$sql = $columns[ strtolower( $this->name( $index + 2 ) ) ] ?? null;
			if ( null !== $sql ) {
				$this->put( $tokens, $index, $index + 2, $sql );
			}
		}
		$this->set( $tokens );
	}

	/** Replaces a table that is read, also with an alias. */
	public function replace_table( string $table, string $sql ): void {
		$tokens = $this->tokens;
		foreach ( $this->places( $table ) as $index ) {
			if ( ! in_array( $this->keyword( $index - 1 ), array( 'FROM', 'JOIN' ), true ) || '.' === $this->sign( $index + 1 ) ) {
				continue;
			}
			$last  = $index + ( 'AS' === $this->keyword( $index + 1 ) ? 2 : 1 );
			$has   = '' !== $this->name( $last ) && ! in_array( $this->keyword( $last ), self::NO_ALIAS, true );
			$last  = $has ? $last : $index;
			$alias = $this->tokens[ $this->solid[ $last ] ][1];
			if ( ! in_array( $this->keyword( $last + 1 ), self::STORED_ONLY, true ) ) {
				$this->put( $tokens, $index, $last, "$sql AS $alias" );
			}
		}
		$this->set( $tokens );
	}

	/**
	 * @param array<int, array{0: string, 1: string}> $tokens
	 * @param int                                     $first  A position in $solid, as $last.
	 */
	private function put( array &$tokens, int $first, int $last, string $sql ): void {
		for ( $at = $this->solid[ $first ]; $at <= $this->solid[ $last ]; $at++ ) {
			$tokens[ $at ] = array( Sql_Scanner::SPACE, '' );
		}
		$tokens[ $this->solid[ $first ] ] = array( self::INSERTED, $sql );
	}

	/** @return array{0: string, 1: string} */
	private function token( int $index ): array {
		return isset( $this->solid[ $index ] ) ? $this->tokens[ $this->solid[ $index ] ] : array( '', '' );
	}

	/** The identifier at a position in $solid; empty for others. */
	private function name( int $index ): string {
		list( $kind, $text ) = $this->token( $index );
		if ( Sql_Scanner::NAME === $kind ) {
			return str_replace( '``', '`', substr( $text, 1, -1 ) );
		}
		return Sql_Scanner::WORD === $kind ? $text : '';
	}

	/** The keyword at a position in $solid, in capitals; empty for others. */
	private function keyword( int $index ): string {
		list( $kind, $text ) = $this->token( $index );
		return Sql_Scanner::WORD === $kind && '.' !== $this->sign( $index - 1 ) ? strtoupper( $text ) : '';
	}

	private function sign( int $index ): string {
		list( $kind, $text ) = $this->token( $index );
		return Sql_Scanner::SIGN === $kind ? $text : '';
	}
}
