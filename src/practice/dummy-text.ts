/**
 * Words that occur almost only in placeholder text ("lorem ipsum") and in what its generators emit. Words that are common
 * in Latin or in a modern language (dolor, magna, culpa, massa) are left out.
 */
export const dummyWords: ReadonlySet<string> = new Set(
  `lorem ipsum amet consectetur consectetuer adipiscing adipisicing elit eiusmod tempor incididunt labore aliqua veniam
  quis nostrud exercitation ullamco laboris aliquip commodo consequat duis aute irure reprehenderit velit esse cillum
  fugiat pariatur excepteur occaecat cupidatat proident deserunt mollit laborum vestibulum pellentesque malesuada
  egestas proin nonummy phasellus ultrices volutpat curabitur accumsan maecenas vivamus viverra fermentum donec
  porttitor placerat rutrum sagittis pulvinar faucibus lacinia hendrerit nibh sollicitudin bibendum varius luctus
  lectus congue nullam ornare aenean suscipit dapibus blandit praesent tincidunt gravida euismod condimentum feugiat
  molestie dictum scelerisque aliquam fringilla habitasse platea dictumst sodales convallis posuere vulputate iaculis
  lobortis cubilia curae suspendisse potenti rhoncus imperdiet quisque facilisis eleifend ullamcorper laoreet
  dignissim tristique senectus morbi nulla eget nunc sapien`.split(/\s+/),
);
