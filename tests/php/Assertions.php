<?php
/**
 * The part of PHPUnit's TestCase that the tests use, for machines without PHPUnit and for PHP in WebAssembly.
 *
 * @package Atelier
 */

declare( strict_types=1 );

namespace PHPUnit\Framework;

use RuntimeException;

// phpcs:disable WordPress.NamingConventions -- PHPUnit's names.

abstract class TestCase {
	protected function setUp(): void {}

	protected function tearDown(): void {}

	/** Runs one test method between setUp() and tearDown(). */
	final public function runCase( string $method, array $arguments ): void {
		try {
			$this->setUp();
			$this->$method( ...$arguments );
		} finally {
			$this->tearDown();
		}
	}

	/** PHPUnit reports tests without assertions. */
	final public function expectNotToPerformAssertions(): void {}

	final public static function fail( string $message = '' ): void {
		throw new RuntimeException( $message );
	}

	final public static function assertTrue( $actual, string $message = '' ): void {
		self::assertSame( true, $actual, $message );
	}

	final public static function assertFalse( $actual, string $message = '' ): void {
		self::assertSame( false, $actual, $message );
	}

	final public static function assertNull( $actual, string $message = '' ): void {
		self::assertSame( null, $actual, $message );
	}

	final public static function assertSame( $expected, $actual, string $message = '' ): void {
		self::check( $expected === $actual, $message, 'expected ' . self::export( $expected ) . ', got ' . self::export( $actual ) );
	}

	final public static function assertNotSame( $expected, $actual, string $message = '' ): void {
		self::check( $expected !== $actual, $message, 'expected anything but ' . self::export( $expected ) );
	}

	final public static function assertNotEmpty( $actual, string $message = '' ): void {
		self::check( ! empty( $actual ), $message, 'expected a value that is not empty, got ' . self::export( $actual ) );
	}

	final public static function assertCount( int $count, $actual, string $message = '' ): void {
		self::assertSame( $count, count( $actual ), $message );
	}

	final public static function assertContains( $needle, iterable $haystack, string $message = '' ): void {
		$values = is_array( $haystack ) ? $haystack : iterator_to_array( $haystack, false );
		self::check( in_array( $needle, $values, true ), $message, self::export( $values ) . ' does not contain ' . self::export( $needle ) );
	}

	final public static function assertNotContains( $needle, iterable $haystack, string $message = '' ): void {
		$values = is_array( $haystack ) ? $haystack : iterator_to_array( $haystack, false );
		self::check( ! in_array( $needle, $values, true ), $message, self::export( $values ) . ' contains ' . self::export( $needle ) );
	}

	final public static function assertInstanceOf( string $class_name, $actual, string $message = '' ): void {
		self::check( $actual instanceof $class_name, $message, "expected $class_name, got " . ( is_object( $actual ) ? get_class( $actual ) : gettype( $actual ) ) );
	}

	final public static function assertStringContainsString( string $needle, string $haystack, string $message = '' ): void {
		self::check( '' === $needle || false !== strpos( $haystack, $needle ), $message, self::export( $haystack ) . ' does not contain ' . self::export( $needle ) );
	}

	final public static function assertStringNotContainsString( string $needle, string $haystack, string $message = '' ): void {
		self::check( '' !== $needle && false === strpos( $haystack, $needle ), $message, self::export( $haystack ) . ' contains ' . self::export( $needle ) );
	}

	final public static function assertMatchesRegularExpression( string $pattern, string $text, string $message = '' ): void {
		self::check( 1 === preg_match( $pattern, $text ), $message, self::export( $text ) . " does not match $pattern" );
	}

	private static function check( bool $is_met, string $message, string $difference ): void {
		if ( ! $is_met ) {
			throw new RuntimeException( ltrim( "$message: $difference", ': ' ) );
		}
	}

	private static function export( $value ): string {
		return (string) wp_json_encode( $value, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE );
	}
}
