<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Support;

defined( 'ABSPATH' ) || exit;

use RuntimeException;
use UnexpectedValueException;

/**
 * Stands in for a callback of a hook while Guard runs that. If the callback fails, its filter returns what it was given.
 */
final class Guarded_Callback {
	/** Deeper than blocks can be nested, and less than memory holds. */
	private const MAX_DEPTH = 200;

	private string $hook;

	/** @var mixed As WordPress stores it; it may not be callable. */
	private $callback;

	/** How often it runs inside of itself. */
	private int $depth = 0;

	private ?string $key = null;

	/** What it returns if it fails; null for what it was given. */
	private ?string $fallback;

	/** @param mixed $callback */
	public function __construct( string $hook, $callback, ?string $fallback = null ) {
		$this->hook     = $hook;
		$this->callback = $callback;
		$this->fallback = $fallback;
	}

	/** @return mixed */
	public function callback() {
		return $this->callback;
	}

	/**
	 * @param mixed ...$arguments
	 * @return mixed
	 */
	public function __invoke( ...$arguments ) {
		$otherwise = $this->fallback ?? $arguments[0] ?? null;
		$result    = Guard::run( $this->hook, $this->key(), array( $this, 'place' ), fn() => $this->call( $arguments ), $otherwise );
		// A callback may have hooked others.
		Guard::wrap( $this->hook );
		return $result;
	}

	/**
	 * @param array<mixed> $arguments
	 * @return mixed
	 * @throws RuntimeException         If it calls itself without end.
	 * @throws UnexpectedValueException If the next callback couldn't take the result.
	 */
	private function call( array $arguments ) {
		if ( $this->depth >= self::MAX_DEPTH ) {
			throw new RuntimeException( 'It runs inside of itself without end.' );
		}
		++$this->depth;
		try {
			// phpcs:ignore NeutronStandard.Functions.DisallowCallUserFunc.CallUserFunc -- As WordPress does.
			$result = call_user_func_array( $this->callback, $arguments );
		} finally {
			--$this->depth;
		}
		$given = $arguments[0] ?? null;
		if ( null === $this->fallback && is_array( $given ) && ! is_array( $result ) && ! is_bool( $result ) ) {
			throw new UnexpectedValueException( 'It returned no list.' );
		}
		return $result;
	}

	/** @return array{0: string, 1: string, 2: int} Owner, file and line. */
	public function place(): array {
		list( $file, $line ) = Code_Owner::place( $this->callback );
		return array( '' === $file ? '' : Code_Owner::of_file( $file ), $file, $line );
	}

	/** The same in the next request, where closures and objects are others. */
	private function key(): string {
		if ( null === $this->key ) {
			list( $file, $line ) = is_string( $this->callback ) ? array( $this->callback, 0 ) : Code_Owner::place( $this->callback );
			$this->key           = md5( "$this->hook|$file|$line" );
		}
		return $this->key;
	}
}
