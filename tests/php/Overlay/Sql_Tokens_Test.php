<?php
/**
 * @package Atelier
 */

declare( strict_types=1 );

namespace Atelier\Tests\Overlay;

use Atelier\Overlay\Sql_Tokens;
use Atelier\Tests\Support\Linear_Time;
use Atelier\Tests\Test_Case;

require_once dirname( __DIR__ ) . '/Support/Linear_Time.php';

final class Sql_Tokens_Test extends Test_Case {
	/** Ways to read backslashes: MySQL, with ANSI_QUOTES, and with NO_BACKSLASH_ESCAPES. */
	private const MYSQL        = '\'"';
	private const ANSI         = "'";
	private const NO_BACKSLASH = '';
	private const ANY          = array( self::MYSQL, self::ANSI, self::NO_BACKSLASH );

	private const CASES = 3000;

	/** @param list<string> $escapes */
	private static function replaced( string $sql, array $escapes = self::ANY ): ?string {
		$tokens = Sql_Tokens::of( $sql, $escapes );
		if ( ! $tokens ) {
			return null;
		}
		$tokens->replace_columns( 'wp_posts', array( 'post_title' => "(C 'wp_posts.post_title')" ) );
		$tokens->replace_table( 'wp_terms', "(T 'FROM wp_terms')" );
		return $tokens->text();
	}

	/** @return array<string, list<mixed>> */
	public static function cases_replaces_columns_and_tables(): array {
		$column = "(C 'wp_posts.post_title')";
		$table  = "(T 'FROM wp_terms')";
		return array(
			'a column'               => array( 'AND wp_posts.post_title = 1', "AND $column = 1" ),
			'in backticks'           => array( 'AND `wp_posts`.`post_title`=1', "AND $column=1" ),
			'one in backticks'       => array( 'wp_posts.`post_title`', $column ),
			'with spaces'            => array( "(wp_posts .\n post_title)", "($column)" ),
			'with a comment'         => array( 'wp_posts./* a */post_title', $column ),
			'in capitals'            => array( 'wp_posts.POST_TITLE', $column ),
			'two'                    => array( 'wp_posts.post_title,wp_posts.post_title', "$column,$column" ),
			'another column'         => array( 'wp_posts.post_title_2 + wp_posts.ID' ),
			'another table'          => array( 'wp_2_posts.post_title + 2wp_posts.post_title + p.post_title' ),
			'of a database'          => array( 'wp.wp_posts.post_title' ),
			'a variable'             => array( '@wp_posts.post_title' ),
			'other letters'          => array( 'éwp_posts.post_title + wp_posts.post_titleé' ),
			'in a text'              => array( "a = ' wp_posts.post_title '" ),
			'in double quotes'       => array( 'a = " wp_posts.post_title "' ),
			'in a name'              => array( '` wp_posts.post_title `.`a``wp_posts.post_title`' ),
			'in comments'            => array( "/* wp_posts.post_title ' */ # wp_posts.post_title '\n-- wp_posts.post_title '\n1" ),
			'after doubled quotes'   => array( "'it''s' wp_posts.post_title", "'it''s' $column" ),
			'within doubled quotes'  => array( "'a'' wp_posts.post_title ''b'" ),
			'a text in pieces'       => array( "'' 'wp_posts.post_title' ''" ),
			'placeholders'           => array( "LIKE '{0a1b} wp_posts.post_title{0a1b}' OR wp_posts.post_title", "LIKE '{0a1b} wp_posts.post_title{0a1b}' OR $column" ),
			'harmless backslashes'   => array( "'a\\\\b' OR wp_posts.post_title", "'a\\\\b' OR $column" ),
			'a table'                => array( 'FROM wp_terms', "FROM $table AS wp_terms" ),
			'a table in backticks'   => array( 'FROM `wp_terms` WHERE', "FROM $table AS `wp_terms` WHERE" ),
			'a joined table'         => array( 'LEFT JOIN wp_terms ON 1', "LEFT JOIN $table AS wp_terms ON 1" ),
			'an alias'               => array( 'LEFT join wp_terms AS tt1 ON 1', "LEFT join $table AS tt1 ON 1" ),
			'an alias without AS'    => array( 'FROM wp_terms `t` WHERE', "FROM $table AS `t` WHERE" ),
			'a keyword as alias'     => array( 'FROM wp_terms `on`', "FROM $table AS `on`" ),
			'two tables'             => array( 'FROM wp_terms JOIN wp_terms t', "FROM $table AS wp_terms JOIN $table AS t" ),
			'a hint'                 => array( 'FROM wp_terms USE INDEX (a)' ),
			'a column of the table'  => array( 'EXTRACT(DAY FROM wp_terms.day)' ),
			'a table of a database'  => array( 'FROM wp.wp_terms' ),
			'a longer name'          => array( 'FROM wp_terms_2 JOIN wp_terms$' ),
			'no table'               => array( "SELECT wp_terms, 'FROM wp_terms', `FROM` wp_terms, a.FROM wp_terms" ),
			'nothing'                => array( '' ),
		);
	}

	/** @dataProvider cases_replaces_columns_and_tables */
	public function test_replaces_columns_and_tables_outside_of_texts( string $sql, ?string $expected = null ): void {
		$this->assertSame( $expected ?? $sql, self::replaced( $sql ) );
	}

	/** @return array<string, list<string>> */
	public static function cases_leaves_alone_what_can_be_read_in_two_ways(): array {
		return array(
			'an escaped quote'           => array( "'it\\'s'" ),
			'a text that ends too early' => array( "'\\' wp_posts.post_title '" ),
			'a text that ends too late'  => array( "'\\' OR 'wp_posts.post_title'" ),
			'in double quotes'           => array( '"a\\"" OR "wp_posts.post_title"' ),
			'a text that stays open'     => array( "wp_posts.post_title = 'a" ),
			'that ends with a backslash' => array( "wp_posts.post_title = 'a\\" ),
			'an open name'               => array( 'wp_posts.post_title = `a' ),
			'an open comment'            => array( 'wp_posts.post_title /* a' ),
			'a comment of three signs'   => array( 'wp_posts.post_title /*/' ),
			'an open line'               => array( 'wp_posts.post_title # a' ),
			'another open line'          => array( 'wp_posts.post_title -- a' ),
			'dashes without a space'     => array( "wp_posts.post_title = 5--1\n" ),
			'a comment that is run'      => array( "/*!40000 ' */ wp_posts.post_title /* ' */" ),
			'one that MariaDB runs'      => array( "/*M! ' */ wp_posts.post_title /* ' */" ),
			'a hint'                     => array( "/*+ ' */ wp_posts.post_title /* ' */" ),
			'a null byte'                => array( "wp_posts.post_title = '\0'" ),
		);
	}

	/** @dataProvider cases_leaves_alone_what_can_be_read_in_two_ways */
	public function test_leaves_alone_what_can_be_read_in_two_ways( string $sql ): void {
		$this->assertNull( self::replaced( $sql ) );
	}

	public function test_a_known_way_to_read_backslashes_is_enough(): void {
		$sql = "'it\\'s wp_posts.post_title' OR wp_posts.post_title";
		$this->assertSame( "'it\\'s wp_posts.post_title' OR (C 'wp_posts.post_title')", self::replaced( $sql, array( self::MYSQL, self::ANSI ) ) );
		$this->assertNull( self::replaced( $sql, array( self::NO_BACKSLASH ) ) );
		$this->assertSame( "'\\' OR (C 'wp_posts.post_title')", self::replaced( "'\\' OR wp_posts.post_title", array( self::NO_BACKSLASH ) ) );
	}

	/** A text with everything that could end it. */
	private static function text(): string {
		$parts = array( 'wp_posts.post_title', '`wp_posts`.`post_title`', ' FROM wp_terms ', "'", "''", '"', '`', '\\', '\\\\', '/*', '*/', '/*!', '--', '-- ', '#', "\n", '%', '{0a1b}', ';', '(', ')', ' or sleep(1) or ', 'é', ' ' );
		$text  = '';
		for ( $count = mt_rand( 0, 8 ); $count > 0; --$count ) {
			$text .= $parts[ mt_rand( 0, count( $parts ) - 1 ) ];
		}
		return $text;
	}

	/** A literal with a text, as clients of the database and authors of SQL write them. */
	private static function literal( string $text, string $escapes ): string {
		$quote = mt_rand( 0, 3 ) ? "'" : '"';
		if ( false === strpos( $escapes, $quote ) ) {
			return $quote . str_replace( $quote, "$quote$quote", $text ) . $quote;
		}
		$text = str_replace( '\\', '\\\\', $text );
		return $quote . ( mt_rand( 0, 1 ) ? strtr( $text, array( "'" => "\\'", '"' => '\\"' ) ) : str_replace( $quote, "$quote$quote", $text ) ) . $quote;
	}

	/** @return array{0: string, 1: string} A piece of SQL, and as it is expected. */
	private static function piece( string $escapes ): array {
		$same    = array( 'AND', '(', ')', '=', '1.5', '0x41', 'wp_posts.ID', 'wp_posts', 'wp_terms.a', 'post_title', '!=', ',', '-', '/', '*', '`a``b`', 'é', '{', '@a', "_utf8mb4'a'" );
		$columns = array( 'wp_posts.post_title', '`wp_posts`.`post_title`', 'wp_posts.`post_title`', '`wp_posts` . post_title', 'wp_posts.POST_TITLE' );
		$tables  = array( 'FROM wp_terms,' => 'wp_terms,', 'JOIN `wp_terms` ON' => '`wp_terms` ON', 'from wp_terms AS t1 ON' => 't1 ON', 'JOIN wp_terms t2 ON' => 't2 ON' );
		switch ( mt_rand( 0, 5 ) ) {
			case 0:
				$sql = self::literal( self::text(), $escapes );
				return array( $sql, $sql );
			case 1:
				return array( $columns[ mt_rand( 0, count( $columns ) - 1 ) ], "(C 'wp_posts.post_title')" );
			case 2:
				$sql = array_keys( $tables )[ mt_rand( 0, count( $tables ) - 1 ) ];
				return array( $sql, strtok( $sql, ' ' ) . " (T 'FROM wp_terms') AS $tables[$sql]" );
			case 3:
				$text     = strtr( self::text(), array( '*/' => '', "\n" => '' ) );
				$comments = array( '/* ' . str_replace( '*/', '', $text ) . '*/', "-- $text\n", "# $text\n" );
				$sql      = $comments[ mt_rand( 0, 2 ) ];
				return array( $sql, $sql );
			default:
				$sql = $same[ mt_rand( 0, count( $same ) - 1 ) ];
				return array( $sql, $sql );
		}
	}

	public function test_random_clauses_change_outside_of_texts_everywhere_and_nowhere_else(): void {
		mt_srand( 37 );
		$agreed = 0;
		for ( $case = 0; $case < self::CASES; ++$case ) {
			$escapes  = self::ANY[ $case % 3 ];
			$sql      = '';
			$expected = '';
			for ( $count = mt_rand( 1, 12 ); $count > 0; --$count ) {
				$piece     = self::piece( $escapes );
				$sql      .= "$piece[0] ";
				$expected .= "$piece[1] ";
			}
			$tokens = Sql_Tokens::of( $sql, array( $escapes ) );
			$this->assertSame( $sql, $tokens ? $tokens->text() : null, "case $case" );
			$this->assertSame( $expected, self::replaced( $sql, array( $escapes ) ), "case $case: $sql" );
			// If the way isn't known, nothing but this may come out.
			$any = self::replaced( $sql );
			$this->assertSame( $any ?? $expected, $expected, "case $case in any way: $sql" );
			$agreed += null === $any ? 0 : 1;
		}
		$this->assertTrue( $agreed > self::CASES / 10, "$agreed cases can be read in one way only" );
	}

	public function test_random_characters_are_read_completely_or_not_at_all(): void {
		mt_srand( 38 );
		$signs = array( "'", '"', '`', '\\', 'wp_posts', '.', 'post_title', ' ', '-', '#', '/', '*', '!', "\n", '%', "\xff", 'é' );
		$read  = 0;
		for ( $case = 0; $case < self::CASES; ++$case ) {
			$sql = '';
			for ( $count = mt_rand( 1, 20 ); $count > 0; --$count ) {
				$sql .= $signs[ mt_rand( 0, count( $signs ) - 1 ) ];
			}
			$tokens = Sql_Tokens::of( $sql, array( self::ANY[ $case % 3 ] ) );
			$this->assertSame( $sql, $tokens ? $tokens->text() : $sql, "case $case" );
			$read += $tokens ? 1 : 0;
		}
		$this->assertTrue( $read > self::CASES / 20, "$read cases are valid" );
	}

	/** @return array<string, list<string>> */
	public static function cases_is_linear(): array {
		return array(
			'quotes'       => array( "'" ),
			'open texts'   => array( "'a" ),
			'backslashes'  => array( '\\' ),
			'escapes'      => array( "\\'", "'" ),
			'texts'        => array( "'a' " ),
			'backticks'    => array( '`' ),
			'comments'     => array( '/*' ),
			'closed'       => array( '/**/' ),
			'dashes'       => array( '-- ' ),
			'lines'        => array( "#\n" ),
			'words'        => array( 'wp_posts ' ),
			'one word'     => array( 'a' ),
			'spaces'       => array( ' ' ),
			'dots'         => array( 'wp_posts.' ),
			'columns'      => array( 'wp_posts.post_title,' ),
			'tables'       => array( 'FROM wp_terms ' ),
			'other letters' => array( 'é' ),
		);
	}

	/** @dataProvider cases_is_linear */
	public function test_is_linear( string $piece, string $start = '' ): void {
		$this->assertTrue( Linear_Time::is_linear( static fn( string $sql ): ?string => self::replaced( $sql ), $piece, '', $start ) );
	}
}
