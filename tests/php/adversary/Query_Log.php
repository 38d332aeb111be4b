<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\adversary;

/**
 * Looks at every statement before the database runs it.
 */
final class Query_Log {
	/** Part of all hostile values that are SQL. A word, so that no function of WordPress changes it. */
	public const MARKER = 'advmarkerzq';

	private const WRITES = '/^\s*(?:insert|update|delete|replace)\b/i';

	/** Texts between quotes, as MySQL reads them. */
	private const LITERALS = '/\'(?:[^\'\\\\]++|\\\\.|\'\')*+\'|"(?:[^"\\\\]++|\\\\.|"")*+"/s';

	/** @var list<string> Statements in which a hostile value isn't within a text. */
	private array $injected = array();

	private int $writes = 0;
	private int $count  = 0;

	public function begin(): void {
		add_filter( 'query', array( $this, 'watch' ), PHP_INT_MAX );
	}

	public function end(): void {
		remove_filter( 'query', array( $this, 'watch' ), PHP_INT_MAX );
	}

	/**
	 * @param mixed $sql
	 * @return mixed
	 */
	public function watch( $sql ) {
		++$this->count;
		$this->writes += preg_match( self::WRITES, (string) $sql );
		if ( self::is_injected( (string) $sql ) ) {
			$this->injected[] = (string) $sql;
		}
		return $sql;
	}

	/** Whether a hostile value is code in a statement. */
	public static function is_injected( string $sql ): bool {
		if ( false === stripos( $sql, self::MARKER ) ) {
			return false;
		}
		$code = preg_replace( self::LITERALS, '?', $sql );
		return null === $code || false !== stripos( $code, self::MARKER ) || 1 === preg_match( '/[\'"]/', $code );
	}

	/** @return list<string> Those since the last call. */
	public function take_injected(): array {
		$injected       = $this->injected;
		$this->injected = array();
		return $injected;
	}

	/** Whether something was written since the last call. */
	public function take_writes(): bool {
		$has_written  = $this->writes > 0;
		$this->writes = 0;
		return $has_written;
	}

	/** How many statements it has seen: none means that it saw nothing at all. */
	public function count(): int {
		return $this->count;
	}
}
